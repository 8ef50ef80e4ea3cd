// Ten calls with the client of oapi-codegen, one of which uploads a deck.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"

	"example.com/tencalls/livery"
)

func main() {
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
		return nil
	}
	client := must(livery.NewClientWithResponses(os.Getenv("LIVERY")+"/api/v1", livery.WithRequestEditorFn(authorize)))
	ctx := context.Background()
	mediaType, form := deck(os.Args[1])
	one, checks, text := 1, "brand.check.*", "1"

	ping := must(client.PingWithResponse(ctx, &livery.PingParams{}))
	rules := must(client.ListBrandRulesWithResponse(ctx, &livery.ListBrandRulesParams{}))
	check := must(client.RunBrandCheckWithBodyWithResponse(ctx, &livery.RunBrandCheckParams{}, mediaType, form))
	kept := must(client.RetrieveBrandCheckWithResponse(ctx, check.JSON200.Id, &livery.RetrieveBrandCheckParams{}))
	recent := must(client.ListBrandChecksWithResponse(ctx, &livery.ListBrandChecksParams{Limit: &one}))
	events := must(client.ListEventsWithResponse(ctx, &livery.ListEventsParams{Type: &checks, Limit: &text}))
	rule := livery.CreateBrandRuleRequest{Type: livery.CreateBrandRuleRequestTypeTextDoubleSpaces}
	created := must(client.CreateBrandRuleWithResponse(ctx, &livery.CreateBrandRuleParams{}, rule))
	deleted := must(client.DeleteBrandRuleWithResponse(ctx, created.JSON201.Id, &livery.DeleteBrandRuleParams{}))
	keys := must(client.ListApiKeysWithResponse(ctx, &livery.ListApiKeysParams{}))
	unknown := "brand_check_0000000000000000000001"
	missing := must(client.RetrieveBrandCheckWithResponse(ctx, unknown, &livery.RetrieveBrandCheckParams{}))

	fmt.Println(string(must(json.Marshal(map[string]any{
		"ping":    ping.JSON200.Object,
		"rules":   len(rules.JSON200.Data),
		"check":   check.JSON200.Id,
		"kept":    len(kept.JSON200.Findings),
		"recent":  recent.JSON200.Data[0].Id,
		"event":   events.JSON200.Data[0].Type,
		"created": created.JSON201.Severity,
		"deleted": deleted.JSON200.Deleted,
		"key":     keys.JSON200.Data[0].Object,
		"missing": missing.JSON404.Error.Code,
	}))))
}

// deck returns a form with a file, and the media type with its boundary.
func deck(name string) (string, *bytes.Buffer) {
	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
	part := must(form.CreateFormFile("file", "deck.pptx"))
	must(part.Write(must(os.ReadFile(name))))
	if err := form.Close(); err != nil {
		panic(err)
	}
	return form.FormDataContentType(), body
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
