// go test -v: each test gets a People Data Service of its own (a world) in a mock that runs until the last test has ended.
package people

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// mock has the addresses that `pdk mock --json` prints as its first line.
var mock struct{ People, Control, ControlToken string }

func TestMain(m *testing.M) {
	pdk := exec.Command("node", "node_modules/people-data-kit/dist/cli.js",
		"mock", "--port", "0", "--control-port", "0", "--json", "--quiet")
	pdk.Stderr = os.Stderr
	stdout, err := pdk.StdoutPipe()
	if err == nil {
		err = pdk.Start()
	}
	if err == nil {
		err = json.NewDecoder(stdout).Decode(&mock)
	}
	if err != nil {
		log.Fatal("the mock did not start; has npm install been run? ", err)
	}
	code := m.Run()
	pdk.Process.Kill()
	os.Exit(code)
}

// post sends JSON, and decodes that of the response into answer.
func post(t *testing.T, url, token, world, body string, answer any) *http.Response {
	t.Helper()
	request, _ := http.NewRequest("POST", url, strings.NewReader(body))
	request.Header = http.Header{"Authorization": {"Bearer " + token}, "Content-Type": {"application/json"}, "X-World": {world}}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if err := json.NewDecoder(response.Body).Decode(answer); err != nil {
		t.Fatal(err)
	}
	return response
}

type world struct {
	ID, Org     string
	Credentials struct{ APIKey string }
}

func newWorld(t *testing.T, options string) (made world) {
	post(t, mock.Control+"/worlds", mock.ControlToken, "default", options, &made)
	return made
}

// find stands for your own client, which gets the address and the credential of the world.
func find(t *testing.T, in world, name string) (response *http.Response, found string) {
	var answer struct {
		Matches []struct{ People []struct{ Name string } }
	}
	body := fmt.Sprintf(`{"matches":[{"fields":[{"field_name":"name","search_term":%q}]}]}`, name)
	response = post(t, mock.People+"/"+in.Org+"/find", in.Credentials.APIKey, in.ID, body, &answer)
	if len(answer.Matches) > 0 && len(answer.Matches[0].People) > 0 {
		found = answer.Matches[0].People[0].Name
	}
	return response, found
}

func TestFindsAPersonByName(t *testing.T) {
	t.Parallel()
	if _, found := find(t, newWorld(t, `{}`), "Ada Moreau"); found != "Ada Moreau" {
		t.Errorf("found %q", found)
	}
}

func TestIsRefusedWithoutCredits(t *testing.T) {
	t.Parallel()
	if response, _ := find(t, newWorld(t, `{"credits":0}`), "Ada Moreau"); response.StatusCode != 402 {
		t.Error(response.Status)
	}
}

func TestIsThrottledAndToldHowLongToWait(t *testing.T) {
	t.Parallel()
	in := newWorld(t, `{}`)
	fault := `{"on":"find","status":429,"retryAfterSeconds":7,"times":1}`
	post(t, mock.Control+"/faults", mock.ControlToken, in.ID, fault, &struct{}{})
	throttled, _ := find(t, in, "Ada Moreau")
	if throttled.StatusCode != 429 || throttled.Header.Get("Retry-After") != "7" {
		t.Error(throttled.Status, throttled.Header)
	}
	if again, _ := find(t, in, "Ada Moreau"); again.StatusCode != 200 {
		t.Error(again.Status)
	}
}
