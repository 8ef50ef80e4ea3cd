// Ten calls with the client of OpenAPI Generator for Go, one of which uploads a deck.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"

	"example.com/tencalls/livery"
)

func main() {
	configuration := livery.NewConfiguration()
	configuration.Servers = livery.ServerConfigurations{{URL: os.Getenv("LIVERY") + "/api/v1"}}
	client := livery.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), livery.ContextAccessToken, os.Getenv("KEY"))
	brand, events, platform := client.BrandGovernanceAPI, client.EventsAndWebhooksAPI, client.PlatformAPI
	deck, err := os.Open(os.Args[1])
	if err != nil {
		panic(err)
	}

	ping := must(platform.Ping(ctx).Execute())
	rules := must(brand.ListBrandRules(ctx).Execute())
	check := must(brand.RunBrandCheck(ctx).File(deck).Execute())
	kept := must(brand.RetrieveBrandCheck(ctx, check.Id).Execute())
	recent := must(brand.ListBrandChecks(ctx).Limit(1).Execute())
	told := must(events.ListEvents(ctx).Type_("brand.check.*").Limit("1").Execute())
	rule := livery.NewCreateBrandRuleRequest("text.double_spaces")
	created := must(brand.CreateBrandRule(ctx).CreateBrandRuleRequest(*rule).Execute())
	deleted := must(brand.DeleteBrandRule(ctx, created.Id).Execute())
	keys := must(platform.ListApiKeys(ctx).Execute())
	_, _, missing := brand.RetrieveBrandCheck(ctx, "brand_check_0000000000000000000001").Execute()

	printed, err := json.Marshal(map[string]any{
		"ping":    ping.Object,
		"rules":   len(rules.Data),
		"check":   check.Id,
		"kept":    len(kept.Findings),
		"recent":  recent.Data[0].Id,
		"event":   told.Data[0].Type,
		"created": created.Severity,
		"deleted": deleted.Deleted,
		"key":     keys.Data[0].Object,
		"missing": codeOf(missing),
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(string(printed))
}

// codeOf returns the code of the error that an answer describes.
func codeOf(err error) string {
	var answer *livery.GenericOpenAPIError
	if !errors.As(err, &answer) {
		panic(err)
	}
	var body struct{ Error struct{ Code string } }
	if err := json.Unmarshal(answer.Body(), &body); err != nil {
		panic(err)
	}
	return body.Error.Code
}

func must[T any](value T, _ *http.Response, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
